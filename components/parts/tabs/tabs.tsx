export interface Tab {
  readonly href: string;
  readonly label: string;
}

export interface TabsProps {
  /** What the tabs choose: "Occupation". */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The href of the tab that is shown. */
  readonly current: string;
}

/** Views of one thing, each at its own URL. */
export function Tabs({ label, tabs, current }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {tabs.map(({ href, label: text }) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
