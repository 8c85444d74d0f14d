import type { CodeExample } from '@/lib/openapi/code-examples';
import type { EndpointView } from '@/lib/openapi/reference';
import { CodeSample } from '../../parts/code-sample/code-sample';
import { Section } from '../../parts/section/section';
import { BodyTable, ParameterTable, ResponseTable } from './reference-tables';

function Example({ example: { caption, code, prints } }: { readonly example: CodeExample }) {
  return (
    <>
      <CodeSample caption={caption} code={code} />
      {prints && <CodeSample caption="It prints" code={prints} />}
    </>
  );
}

/** One address of the API: what it takes, what it answers, and every object of its answers. */
export function EndpointPage({ view: { operation, bodies } }: { readonly view: EndpointView }) {
  const { method, path, title, description, parameters, responses, examples } = operation;
  return (
    <>
      <p className="operation-address">
        <code>
          {method} {path}
        </code>
      </p>
      <p>{description}</p>
      <Section id="parameters" heading="Parameters">
        {parameters.length > 0 ? (
          <ParameterTable of={title} parameters={parameters} />
        ) : (
          <p>It takes none.</p>
        )}
      </Section>
      <Section id="examples" heading="Examples">
        {examples.map((example) => (
          <Example key={example.language} example={example} />
        ))}
      </Section>
      <Section id="responses" heading="Responses">
        <ResponseTable of={title} responses={responses} />
      </Section>
      <Section id="bodies" heading="Bodies">
        <p>Every object that its answers consist of. A type that is a name is described under that name.</p>
        {bodies.map((body) => (
          <BodyTable key={body.name} body={body} />
        ))}
      </Section>
    </>
  );
}
