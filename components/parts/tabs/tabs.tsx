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
  /** Shows the label before the tabs. */
  readonly labeled?: boolean;
}

/** Views of one thing, each at its own URL. */
export function Tabs({ label, tabs, current, labeled }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {labeled && (
          <li className="tabs-label" aria-hidden="true">
            {label}
          </li>
        )}
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
