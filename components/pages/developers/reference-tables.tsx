import { Fragment } from 'react';
import type {
  DocumentedError,
  ReferenceBody,
  ReferenceHeader,
  ReferenceMember,
  ReferenceParameter,
  ReferenceResponse,
  TypeText,
} from '@/lib/openapi/reference';
import { type Column, DataTable } from '../../parts/data-table/data-table';
import { Disclosure } from '../../parts/disclosure/disclosure';

const bodyId = (name: string) => `body-${name}`;

/** Each page has every body that its endpoint answers with. */
const bodyHref = (name: string) => `#${bodyId(name)}`;

/** Sentences in a cell. */
function Words({ children }: { readonly children: string }) {
  return <span className="cell-text">{children}</span>;
}

function BodyLinks({ names }: { readonly names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ' or '}
      <a href={bodyHref(name)}>{name}</a>
    </Fragment>
  ));
}

/** A type in words; bodies that it names are links. */
function Type({ type: { text, bodies } }: { readonly type: TypeText }) {
  const [name] = bodies;
  if (name === undefined || bodies.length > 1) return text;
  const [before, after] = text.split(name);
  return (
    <>
      {before}
      <a href={bodyHref(name)}>{name}</a>
      {after}
    </>
  );
}

/** A list of so many values stands in a disclosure. */
const MOST_VALUES = 12;

function Values({ values }: { readonly values: readonly string[] }) {
  const list = values.map((value, index) => (
    <Fragment key={value}>
      {index > 0 && ', '}
      <code>{value}</code>
    </Fragment>
  ));
  if (values.length <= MOST_VALUES) return list;
  return (
    <Disclosure summary={`${values.length} values`}>
      <p>{list}</p>
    </Disclosure>
  );
}

function Allowed({ parameter: { values, range, maxLength } }: { readonly parameter: ReferenceParameter }) {
  if (values.length > 0) return <Values values={values} />;
  if (range) return `${range.minimum.toLocaleString('en-US')} to ${range.maximum.toLocaleString('en-US')}`;
  if (maxLength !== null) return `text of at most ${maxLength.toLocaleString('en-US')} characters`;
  return 'any number; it is moved into the range named beside';
}

const parameterColumns: readonly Column<ReferenceParameter>[] = [
  {
    id: 'name',
    header: 'Parameter',
    cell: ({ name, required }) => (
      <>
        <code>{name}</code> <span className="chip">{required ? 'required' : 'optional'}</span>
      </>
    ),
  },
  { id: 'type', header: 'Type', detail: true, cell: ({ type }) => type },
  { id: 'description', header: 'What it is', cell: ({ description }) => <Words>{description}</Words> },
  { id: 'allowed', header: 'Allowed values', detail: true, cell: (row) => <Allowed parameter={row} /> },
  {
    id: 'default',
    header: 'Default',
    detail: true,
    cell: (row) =>
      row.default === null ? (
        { missing: `There is no default: ${row.required ? 'it is required' : 'it can be left out'}.` }
      ) : (
        <code>{row.default}</code>
      ),
  },
  {
    id: 'example',
    header: 'Example',
    detail: true,
    cell: ({ example }) =>
      example === null ? { missing: 'No value makes sense outside of its context.' } : <code>{example}</code>,
  },
];

export function ParameterTable(props: {
  /** What takes the parameters. */
  readonly of: string;
  readonly parameters: readonly ReferenceParameter[];
}) {
  return (
    <DataTable
      id="parameters-table"
      caption={`Parameters of ${props.of}`}
      captionHidden
      columns={parameterColumns}
      rows={props.parameters}
      rowKey={({ name }) => name}
    />
  );
}

const responseColumns: readonly Column<ReferenceResponse>[] = [
  { id: 'status', header: 'Status', cell: ({ status }) => status },
  { id: 'description', header: 'When', cell: ({ description }) => <Words>{description}</Words> },
  {
    id: 'body',
    header: 'Body',
    detail: true,
    cell: ({ bodies }) => (bodies.length > 0 ? <BodyLinks names={bodies} /> : { missing: 'No body.' }),
  },
];

export function ResponseTable(props: {
  readonly of: string;
  readonly responses: readonly ReferenceResponse[];
}) {
  return (
    <DataTable
      id="responses-table"
      caption={`Responses of ${props.of}`}
      captionHidden
      columns={responseColumns}
      rows={props.responses}
      rowKey={({ status }) => status}
    />
  );
}

const errorColumns: readonly Column<DocumentedError>[] = [
  { id: 'code', header: 'Code', cell: ({ code }) => <code>{code}</code> },
  { id: 'status', header: 'Status', numeric: true, cell: ({ status }) => status },
  { id: 'when', header: 'When', cell: ({ description }) => <Words>{description}</Words> },
  {
    id: 'message',
    header: 'Message, for example',
    detail: true,
    cell: ({ message }) => <Words>{message}</Words>,
  },
];

export function ErrorTable({ errors }: { readonly errors: readonly DocumentedError[] }) {
  return (
    <DataTable
      id="error-codes"
      caption="Codes of errors"
      columns={errorColumns}
      rows={errors}
      rowKey={({ code }) => code}
    />
  );
}

const headerColumns: readonly Column<ReferenceHeader>[] = [
  { id: 'name', header: 'Header', cell: ({ name }) => <code>{name}</code> },
  { id: 'what', header: 'What it says', cell: ({ description }) => <Words>{description}</Words> },
];

export function HeaderTable({ headers }: { readonly headers: readonly ReferenceHeader[] }) {
  return (
    <DataTable
      id="response-headers"
      caption="Headers"
      columns={headerColumns}
      rows={headers}
      rowKey={({ name }) => name}
    />
  );
}

const memberColumns: readonly Column<ReferenceMember>[] = [
  { id: 'name', header: 'Member', cell: ({ name }) => <code>{name}</code> },
  { id: 'type', header: 'Type', detail: true, cell: ({ type }) => <Type type={type} /> },
  { id: 'description', header: 'What it is', cell: ({ description }) => <Words>{description}</Words> },
];

export function BodyTable({ body: { name, description, members } }: { readonly body: ReferenceBody }) {
  return (
    <section className="stack" aria-labelledby={bodyId(name)}>
      <h3 id={bodyId(name)}>{name}</h3>
      <p>{description}</p>
      <Disclosure summary={`${members.length} members`}>
        <DataTable
          id={`${bodyId(name)}-members`}
          caption={`Members of ${name}`}
          captionHidden
          columns={memberColumns}
          rows={members}
          rowKey={(member) => member.name}
        />
      </Disclosure>
    </section>
  );
}
