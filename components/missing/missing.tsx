import { EN_DASH } from '@/lib/site/format';

/** A figure that is not there: an en dash, and why. */
export function Missing({ reason }: { readonly reason: string }) {
  return (
    <>
      {EN_DASH} <small className="muted">{reason}</small>
    </>
  );
}
