import type { CodeExample } from '@/lib/openapi/code-examples';
import type { DeveloperView, ReferenceOperation } from '@/lib/openapi/reference';
import { CodeSample } from '../../parts/code-sample/code-sample';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { ProseSections } from '../../parts/prose/prose-sections';
import { ErrorTable, HeaderTable, ParameterTable, ResponseTable } from './reference-tables';

function Example({ example: { caption, code, prints } }: { readonly example: CodeExample }) {
  return (
    <>
      <CodeSample caption={caption} code={code} />
      {prints && <CodeSample caption="It prints" code={prints} />}
    </>
  );
}

function Operation({ operation }: { readonly operation: ReferenceOperation }) {
  const { id, method, path, title, description, parameters, responses, examples } = operation;
  return (
    <section className="operation stack" id={id} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{title}</h3>
      <p className="operation-address">
        <code>
          {method} {path}
        </code>
      </p>
      <p>{description}</p>
      {parameters.length === 0 && <p>No parameters.</p>}
      <div className="folds">
        {parameters.length > 0 && (
          <Disclosure summary={`Parameters: ${parameters.map(({ name }) => name).join(', ')}`}>
            <ParameterTable id={id} of={title} parameters={parameters} />
          </Disclosure>
        )}
        <ResponseTable id={id} of={title} responses={responses} />
        <Disclosure summary={`Examples: ${examples.map(({ language }) => language).join(', ')}`}>
          {examples.map((example) => (
            <Example key={example.language} example={example} />
          ))}
        </Disclosure>
      </div>
    </section>
  );
}

/** The API for people who write programs: how it behaves, and its reference as the OpenAPI document has it. */
export function DevelopersPage({ view }: { readonly view: DeveloperView }) {
  const { prose, operations, errors, errorExample, headers } = view;
  return (
    <ProseSections
      prose={prose}
      shown={['start-here', 'endpoints']}
      extras={{
        endpoints: operations.map((operation) => <Operation key={operation.id} operation={operation} />),
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
