import type { StateSlug } from '@/lib/places/states';
import { paths } from '@/lib/site/urls';
import { Button } from '../../parts/button/button';
import { TextField } from '../../parts/field/field';

export interface NearFormProps {
  /** Name of the form for screen readers. */
  readonly label: string;
  /** Where a place is looked for first; anywhere if left out. */
  readonly state?: StateSlug;
}

/** Asks the finder for programs near a place. */
export function NearForm({ label, state }: NearFormProps) {
  return (
    <form className="near-form" action={paths.programs} method="get" aria-label={label}>
      {state && <input type="hidden" name="state" value={state} />}
      <TextField name="near" label="ZIP code or city" />
      <Button>Find</Button>
    </form>
  );
}
