/** Headers of a request without traces: a W3C trace context that is not sampled, which samplers follow by default. */
export const untraced: Readonly<Record<string, string>> = {
  traceparent: '00-00000000000000000000000000000001-0000000000000001-00',
};
