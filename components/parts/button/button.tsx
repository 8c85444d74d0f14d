import type { ReactNode } from 'react';

export interface ButtonProps {
  /** A verb: "Calculate". */
  readonly children: ReactNode;
  readonly secondary?: boolean;
}

const classes = (secondary: boolean | undefined) => (secondary ? 'button button-secondary' : 'button');

/** Sends the form that it stands in. */
export function Button({ children, secondary }: ButtonProps) {
  return (
    <button className={classes(secondary)} type="submit">
      {children}
    </button>
  );
}

/** A link that is the next thing to do on the page. */
export function ButtonLink({ children, secondary, href }: ButtonProps & { readonly href: string }) {
  return (
    <a className={classes(secondary)} href={href}>
      {children}
    </a>
  );
}
