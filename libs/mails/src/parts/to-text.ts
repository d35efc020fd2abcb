import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { MailComponent } from './mail-component';

type Component = ((props: object) => ReactNode) & Partial<MailComponent<object>>;
const isComponent = (type: unknown): type is Component => typeof type === 'function';

/** A mail's plain text: parts render themselves, everything else its children. */
export function toText(node: ReactNode): string {
  return read(node)
    .replaceAll('\u00a0', ' ') // Plain text is searched and copied, so non-breaking spaces become normal.
    .replace(/[ \t]+$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

function read(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return (node as ReactNode[]).map(read).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? readElement(node) : '';
}

function readElement({ type, props }: ReactElement<{ children?: ReactNode }>): string {
  if (isComponent(type)) return type.asText ? type.asText(props, read) : read(type(props));
  if (type === Fragment || typeof type === 'string') return read(props.children);
  throw new TypeError('a mail is made of parts, components and elements alone');
}
