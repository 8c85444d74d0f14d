/** Status and headers of an upstream response. Names are in lower case. */
export interface ResponseHead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** An upstream response, read whole. */
export interface UpstreamResponse {
  readonly head: ResponseHead;
  readonly body: Buffer;
}
