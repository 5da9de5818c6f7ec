import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';

/** `ink` is the one primary action of a view; `line` takes the colour of the surrounding `data-line`. */
export interface ButtonLook {
  look?: 'ink' | 'outline' | 'line';
  size?: 'normal' | 'small';
}

/** For another kind of link that must look like a button. */
export function buttonClass({ look = 'ink', size }: ButtonLook, more?: string): string {
  return `button button-${look}${size === 'small' ? ' button-small' : ''}${more ? ` ${more}` : ''}`;
}

export function Button({
  look,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={buttonClass({ look, size }, className)} {...rest} />;
}

/** A link that looks like a button; it still is a link. */
export function ButtonLink({
  look,
  size,
  className,
  children,
  ...rest
}: ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a className={buttonClass({ look, size }, className)} {...rest}>
      {children}
    </a>
  );
}
