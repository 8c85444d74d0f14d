/** A JSON Schema (draft 2020-12), as zod writes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Reference {
  readonly $ref: string;
}

export interface Header {
  readonly description: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly example?: string;
}

export interface Example {
  readonly summary: string;
  readonly value: unknown;
}

interface JsonContent {
  readonly 'application/json': {
    readonly schema: JsonSchema;
    readonly examples?: Readonly<Record<string, Example>>;
  };
}

export interface ApiResponse {
  readonly description: string;
  readonly headers: Readonly<Record<string, Reference>>;
  readonly content?: JsonContent;
}

export interface OperationParameter {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required: boolean;
  readonly description: string;
  readonly allowEmptyValue?: true;
  readonly schema: JsonSchema;
  readonly example?: string | number | boolean | readonly string[];
  /** The parameter that this is another name of. */
  readonly 'x-alias-of'?: string;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly OperationParameter[];
  /** A request that works unchanged. */
  readonly 'x-example-request': string;
  /** Nothing is needed to call it. */
  readonly security: readonly [];
  readonly responses: Readonly<Record<string, ApiResponse | Reference>>;
}
