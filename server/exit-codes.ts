/** Exit code of a start that cannot succeed before someone changes something (EX_CONFIG of sysexits.h). */
export const INVALID_CONFIGURATION = 78;
