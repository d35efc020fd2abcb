import { adminDensity, buttonClass, cx, type ButtonVariants } from '@app/ui';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';

interface LinkButtonProps extends ButtonVariants, ComponentProps<'a'> {
  /** A page of the admin; use `href` for anything else. */
  to?: string;
  /** History state for that page. */
  state?: object;
  icon?: LucideIcon;
}

export function LinkButton({
  to,
  state,
  icon: Icon,
  kind,
  size,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const classes = cx(buttonClass({ kind, size }, adminDensity), className);
  const content = (
    <>
      {Icon && <Icon className="size-4" strokeWidth={1.75} />}
      {children}
    </>
  );
  return to === undefined ? (
    <a {...rest} className={classes}>
      {content}
    </a>
  ) : (
    <Link href={to} state={state} className={classes}>
      {content}
    </Link>
  );
}

export const inNewTab = { target: '_blank', rel: 'noreferrer' } as const;

export const openInNewTab = (address: string): void => void window.open(address, '_blank', 'noreferrer');
