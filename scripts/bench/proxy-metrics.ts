/** Reads a metric, by its name and labels as Prometheus writes them; 0 where it is not there. */
export type ProxyMetrics = (name: string) => number;

/** Parses Prometheus' text format. */
export function parseMetrics(text: string): ProxyMetrics {
  const values = new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const end = line.lastIndexOf(' ');
        return [line.slice(0, end), Number(line.slice(end + 1))] as const;
      }),
  );
  return (name) => values.get(name) ?? 0;
}

/** Reads the metrics of a proxy. @throws Error where it does not answer. */
export async function readMetrics(port: number): Promise<ProxyMetrics> {
  return parseMetrics(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
}
