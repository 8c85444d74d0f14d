import type { ElementContent, Properties } from 'hast';
import { find, html, type Info } from 'property-information';
import { Fragment, isValidElement, type ReactNode } from 'react';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };
type Component = (props: Props) => ReactNode;

/** Props that are no attributes, and attributes that only a stylesheet reads. */
const NOT_READ = new Set(['children', 'className', 'dangerouslySetInnerHTML', 'style']);

/** What an attribute is, by the name of its prop: as many as components use. */
const attributes = new Map<string, Info>();

function attributeOf(prop: string): Info {
  const known = attributes.get(prop) ?? find(html, prop);
  attributes.set(prop, known);
  return known;
}

function propertiesOf(props: Props): Properties {
  const properties: Properties = {};
  for (const [prop, value] of Object.entries(props)) {
    if (NOT_READ.has(prop) || value === undefined || value === null) continue;
    const { property, spaceSeparated, booleanish } = attributeOf(prop);
    if (spaceSeparated) properties[property] = String(value).split(' ');
    else if (typeof value !== 'boolean' || booleanish) properties[property] = String(value);
    else if (value) properties[property] = true;
  }
  return properties;
}

/** Appends what a node renders as; text joins the text before it. */
function append(node: ReactNode, siblings: ElementContent[], wrapper: unknown): void {
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (Array.isArray(node)) {
    for (const child of node) append(child, siblings, wrapper);
    return;
  }
  if (node instanceof Promise) throw new Error('Markdown knows no component that waits');
  if (!isValidElement<Props>(node)) {
    const last = siblings.at(-1);
    if (last?.type === 'text') last.value += String(node);
    else siblings.push({ type: 'text', value: String(node) });
    return;
  }
  const { type, props } = node;
  if (type === Fragment || type === wrapper) append(props.children, siblings, wrapper);
  else if (typeof type === 'function') append((type as Component)(props), siblings, wrapper);
  else if (typeof type === 'string') {
    const children: ElementContent[] = [];
    append(props.children, children, wrapper);
    siblings.push({ type: 'element', tagName: type, properties: propertiesOf(props), children });
  } else throw new Error(`Markdown knows no element of type ${String(type)}`);
}

/**
 * Returns what React renders a node as, as a tree of HTML, without writing it as text and reading that. Components of this
 * site only show what they are handed, so calling them is all that rendering takes.
 *
 * @param wrapper a component that renders its children in a way of its own: they are rendered here instead.
 * @throws Error for anything but functions of their props, such as a component that waits.
 */
export function markupOf(node: ReactNode, wrapper?: unknown): ElementContent[] {
  const nodes: ElementContent[] = [];
  append(node, nodes, wrapper);
  return nodes;
}
