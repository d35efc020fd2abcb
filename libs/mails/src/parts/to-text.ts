import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { MailComponent } from './mail-component';

type Component = ((props: object) => ReactNode) & Partial<MailComponent<object>>;
const isComponent = (type: unknown): type is Component => typeof type === 'function';

/** A mail's plain text. Mail components have their own plain text; of other elements it is that of their children. */
export function toText(node: ReactNode): string {
  return renderText(node)
    .replaceAll('\u00a0', ' ') // Plain text is searched and copied, so non-breaking spaces become normal.
    .replace(/[ \t]+$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

function renderText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return (node as ReactNode[]).map(renderText).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? readElement(node) : '';
}

function readElement({ type, props }: ReactElement<{ children?: ReactNode }>): string {
  if (isComponent(type)) return type.asText ? type.asText(props, renderText) : renderText(type(props));
  if (type === Fragment || typeof type === 'string') return renderText(props.children);
  throw new TypeError('a mail can only contain mail components, components and elements');
}
