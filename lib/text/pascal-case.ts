/** Name of a calculator in schemas and generated code: `nursing-roi` is `NursingRoi`. */
export function pascalCase(id: string): string {
  return id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
