import { company } from '@app/content';
import { Fragment } from 'react';
import { companyLine } from '../../words/contact';
import { TextLink, type Action } from '../actions';
import { textBlock, mailComponent } from '../mail-component';
import { PhoneLink } from '../contact-links';
import { Row } from './layout';
import { textStyles } from './text-styles';
import { wholeReferences } from '../whole-references';

interface FooterProps {
  /** Why the recipient gets this mail. */
  why: readonly string[];
  link?: Action;
}

/** Who we are, and why this mail was sent. */
export const Footer = mailComponent<FooterProps>(
  ({ why, link }) => {
    const { className, style } = textStyles(13, 'ink3', 1.55);
    const who = companyLine();
    return (
      <Row above={20} below={26} ground="paper" line="above" gap={18}>
        <p className={className} style={{ ...style, margin: 0 }}>
          {who && `${who}. `}
          {company.phone.display && <PhoneLink phone={company.phone.display} tone="small-print" />}
          {why.map((line, index) => (
            <Fragment key={line}>
              {(index > 0 || who || company.phone.display) && <br />}
              {wholeReferences(line)}
            </Fragment>
          ))}
          {link && (
            <>
              <br />
              <TextLink {...link} fontSize={13} />
            </>
          )}
        </p>
      </Row>
    );
  },
  ({ why, link }) =>
    textBlock('-- ', [companyLine(), company.phone.display].filter(Boolean).join('. '), ...why) +
    (link ? textBlock(`${link.label}:`, link.href) : ''),
);
