import type { DeveloperView, ReferenceOperation } from '@/lib/openapi/reference';
import { paths } from '@/lib/site/urls';
import { CodeSample } from '../../parts/code-sample/code-sample';
import { ProseSections } from '../../parts/prose/prose-sections';
import { ErrorTable, HeaderTable } from './reference-tables';

function EndpointList({ operations }: { readonly operations: readonly ReferenceOperation[] }) {
  return (
    <ul className="plain-list stack">
      {operations.map(({ id, method, path, title, description }) => (
        <li key={id} id={id}>
          <a href={paths.apiEndpoint(id)}>{title}</a>:{' '}
          <code>
            {method} {path}
          </code>
          <br />
          {description}
        </li>
      ))}
    </ul>
  );
}

/** The API for people who write programs: how it behaves, and the way to each of its endpoints. */
export function DevelopersPage({ view }: { readonly view: DeveloperView }) {
  const { prose, operations, errors, errorExample, headers } = view;
  return (
    <ProseSections
      prose={prose}
      shown={['start-here', 'endpoints']}
      extras={{
        endpoints: <EndpointList operations={operations} />,
        errors: (
          <>
            <ErrorTable errors={errors} />
            <CodeSample caption="A whole error" code={errorExample} />
          </>
        ),
        'headers-of-responses': <HeaderTable headers={headers} />,
      }}
    />
  );
}
