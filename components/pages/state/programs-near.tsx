import { Fragment } from 'react';
import type { StateView } from '@/lib/places/page/state';
import { paths } from '@/lib/site/urls';
import { Button } from '../../parts/button/button';
import { TextField } from '../../parts/field/field';

/** Asks the finder for programs near a place of the state. */
export function ProgramsNear({ view: { slug, place, cities } }: { readonly view: StateView }) {
  return (
    <>
      <form
        className="near-form"
        action={paths.programs}
        method="get"
        aria-label={`Programs near you in ${place}`}
      >
        <input type="hidden" name="state" value={slug} />
        <TextField name="near" label="ZIP code or city" />
        <Button>Find programs near it</Button>
      </form>
      {cities.length > 0 && (
        <p>
          Programs near{' '}
          {cities.map(({ name, href }, index) => (
            <Fragment key={href}>
              {index > 0 && ' · '}
              <a href={href}>{name}</a>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
