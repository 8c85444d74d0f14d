/**
 * Fields of a request that no trace is to tell of: it names one that was not chosen (W3C Trace Context, flag 00), which
 * samplers follow by default.
 */
export const untraced: Readonly<Record<string, string>> = {
  traceparent: '00-00000000000000000000000000000001-0000000000000001-00',
};
