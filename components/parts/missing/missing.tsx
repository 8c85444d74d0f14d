import { EN_DASH } from '@/lib/numbers/format';

/** A figure that is not there: an en dash, and why. */
export function Missing({ reason }: { readonly reason: string }) {
  return (
    <>
      {EN_DASH} <small className="muted">{reason}</small>
    </>
  );
}
