import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Part } from './part';

type Component = ((props: object) => ReactNode) & Partial<Part<object>>;
const isComponent = (type: unknown): type is Component => typeof type === 'function';

/** The plain text of a mail: its parts say what they are in words, everything else is what stands inside. */
export function toText(node: ReactNode): string {
  return read(node)
    .replaceAll('\u00a0', ' ') // Plain text is searched and copied; nothing there needs to hold together.
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
