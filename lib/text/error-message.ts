/** Returns what was thrown as words for a message. */
export const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
