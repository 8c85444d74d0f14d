/** Attributes that belong to the reader once the page is there. */
const READERS_OWN = 'open';

/** Returns what tells a node from its siblings: an id, the name of a control in it, or a class. */
function keyOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeName;
  const name = node.querySelector('[name]')?.getAttribute('name');
  return `${node.nodeName} ${node.id || name || node.className}`;
}

/** Returns the first node from this one on that another one can take the place of. */
function nextLike(fresh: Node, from: ChildNode | null): ChildNode | null {
  const key = keyOf(fresh);
  for (let node = from; node; node = node.nextSibling) if (keyOf(node) === key) return node;
  return null;
}

function morphAttributes(old: Element, fresh: Element): void {
  for (const name of old.getAttributeNames()) {
    if (name !== READERS_OWN && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (name !== READERS_OWN && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/** Changes the children of an element, in order: a child without its like is put in, others without it go. */
function morphChildren(old: Element, fresh: Element, whole: string): void {
  let next: ChildNode | null = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const like = nextLike(child, next);
    if (!like) {
      old.insertBefore(child, next);
      continue;
    }
    while (next && next !== like) {
      const { nextSibling } = next;
      next.remove();
      next = nextSibling;
    }
    next = like.nextSibling;
    morphNode(like, child, whole);
  }
  while (next) {
    const { nextSibling } = next;
    next.remove();
    next = nextSibling;
  }
}

/** Returns the disclosures in a block, each under the id nearest to it. */
const disclosuresIn = (block: Element) =>
  [...block.querySelectorAll('details')].map((one) => [one.closest('[id]')?.id, one] as const);

/** Puts a block in the place of another at once, with the same disclosures open. */
function replaceWhole(old: Element, fresh: Element): void {
  const opened = new Set(disclosuresIn(old).flatMap(([id, { open }]) => (open ? [id] : [])));
  for (const [id, details] of disclosuresIn(fresh)) if (opened.has(id)) details.open = true;
  old.replaceWith(fresh);
}

function morphNode(old: ChildNode, fresh: ChildNode, whole: string): void {
  if (old.isEqualNode(fresh)) return;
  if (old instanceof Element && fresh instanceof Element) {
    if (old.id === whole) replaceWhole(old, fresh);
    else morph(old, fresh, whole);
  } else old.nodeValue = fresh.nodeValue;
}

/**
 * Changes an element to what the server sent. What the reader has typed, chosen, focused or opened stays.
 *
 * @param whole id of a block that is replaced at once, so that none of its parts is seen to move.
 */
export function morph(old: Element, fresh: Element, whole: string): void {
  const chosen = old instanceof HTMLSelectElement ? old.value : null;
  morphAttributes(old, fresh);
  morphChildren(old, fresh, whole);
  if (chosen !== null && old instanceof HTMLSelectElement) {
    const isThere = [...old.options].some(({ value }) => value === chosen);
    if (isThere) old.value = chosen;
  }
}
