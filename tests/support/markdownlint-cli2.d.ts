/** As much of the package as the tests use; it brings no types. */
declare module 'markdownlint-cli2' {
  export function main(options: {
    readonly directory: string;
    readonly argv: readonly string[];
    readonly noGlobs: boolean;
    readonly nonFileContents: Readonly<Record<string, string>>;
    readonly logMessage: (message: string) => void;
    readonly logError: (message: string) => void;
    readonly optionsOverride: { readonly config: Readonly<Record<string, unknown>> };
  }): Promise<number>;
}
