/** Status and headers of an upstream response. Names are in lower case. */
export interface ResponseHead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** An upstream response whose body has not been read. */
export interface UpstreamResponse {
  readonly head: ResponseHead;
  /** Reads the whole body. @throws Error where it breaks off or is longer than MAX_CACHED_BYTES. */
  bytes(): Promise<Buffer>;
}
