/** A JSON Schema of an object. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly [keyword: string]: unknown;
}

/** What a tool answers with: the same facts twice, for programs and in words; or why it cannot, in words. */
export type ToolAnswer =
  | { readonly structured: Readonly<Record<string, unknown>>; readonly text: string }
  | { readonly problem: string };

/** A tool that assistants can call. It only reads: every tool of this service is annotated so. */
export interface Tool {
  readonly name: string;
  /** Name that people read. */
  readonly title: string;
  /** What it is for, what it answers and what to heed: a model decides by it. */
  readonly description: string;
  /** Closed: names that it does not declare are refused. */
  readonly inputSchema: ObjectSchema;
  readonly outputSchema: ObjectSchema;
  /**
   * Answers a call. Arguments are as the client sent them: the tool reads and refuses them itself, with a problem that
   * names the argument and says what is allowed.
   */
  call(args: Readonly<Record<string, unknown>>): ToolAnswer;
}
