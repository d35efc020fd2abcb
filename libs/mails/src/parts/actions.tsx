import type { CSSProperties } from 'react';
import { Grid, Row } from './frame/layout';
import { bgcolor, colorStyles } from './frame/color-styles';
import { textBlock, mailComponent } from './mail-component';
import { sans } from './frame/text-styles';
import { wholeReferences } from './whole-references';

export interface Action {
  label: string;
  href: string;
}

interface ActionsProps {
  /** The main button. */
  button?: Action;
  links?: readonly Action[];
}

/** The mail's button, and links beside it. */
export const Actions = mailComponent<ActionsProps>(
  ({ button, links = [] }) => (
    <Row above={6} below={22}>
      <Grid isNarrow>
        <tr>
          {button && <ButtonCell {...button} />}
          {links.map(({ label, href }, index) => (
            <LinkCell key={href} label={label} href={href} isFirst={!button && index === 0} />
          ))}
        </tr>
      </Grid>
    </Row>
  ),
  ({ button, links = [] }) =>
    [...(button ? [button] : []), ...links].map(({ label, href }) => textBlock(`${label}:`, href)).join(''),
);

const padding = '16px 28px';
/** Outlook pads cells, not links. */
const outlookPadding: CSSProperties & { msoPaddingAlt: string } = { msoPaddingAlt: padding };

/** In Outlook the cell has the padding; in other readers the link has it, so that the whole button can be pressed. */
function ButtonCell({ label, href }: Action) {
  const { className, style } = colorStyles({ ground: 'chalk' });
  const textStyle = colorStyles({ text: 'white', ground: 'chalk' });
  return (
    <td
      className={`b ${className}`}
      {...bgcolor('chalk')}
      align="center"
      style={{ ...style, ...outlookPadding }}
    >
      <a
        href={href}
        className={`b ${textStyle.className}`}
        style={{
          ...textStyle.style,
          display: 'inline-block',
          padding,
          fontFamily: sans,
          fontSize: 16,
          lineHeight: '20px',
          fontWeight: 600,
          textDecoration: 'none',
        }}
      >
        {wholeReferences(label)}
      </a>
    </td>
  );
}

function LinkCell({ label, href, isFirst }: Action & { isFirst: boolean }) {
  return (
    <td style={isFirst ? undefined : { paddingLeft: 22 }}>
      <TextLink label={label} href={href} />
    </td>
  );
}

export function TextLink({ label, href, fontSize = 15 }: Action & { fontSize?: number }) {
  const { className, style } = colorStyles({ text: 'link' });
  return (
    <a
      href={href}
      className={className}
      style={{
        ...style,
        fontFamily: sans,
        fontSize,
        lineHeight: 1.4,
        fontWeight: 600,
        textDecoration: 'none',
      }}
    >
      {wholeReferences(label)}
    </a>
  );
}
