import type { DeveloperView } from '@/lib/openapi/reference';
import { paths } from '@/lib/site/urls';
import { BodyTable } from './reference-tables';

/** Every object that an answer of the API consists of. */
export function BodiesPage({ bodies }: Pick<DeveloperView, 'bodies'>) {
  return (
    <>
      <p>
        Every object that an answer consists of. A type that is a name is a body of its own, described under
        that name. <a href={paths.developers}>Endpoints, errors and how to ask</a> are on the page before.
      </p>
      {bodies.map((body) => (
        <BodyTable key={body.name} body={body} />
      ))}
    </>
  );
}
