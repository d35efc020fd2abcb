import { company } from '@app/content';
import { Fragment, type ReactNode } from 'react';
import { greetingName, capitalize } from '../../words/typed-text';
import { type Action, Actions } from '../actions';
import { PhoneLink } from '../contact-links';
import { type Detail, DetailsTable } from '../details-table';
import { Figure } from '../figure';
import { Footer } from './footer';
import { Paragraph } from '../paragraph';
import { Questions } from '../questions';
import { Title } from './title';

/** A mail to a customer, from head to foot. */
export interface CustomerMail {
  subject: string;
  preview?: string;
  title: string;
  to: string | null;
  /** Starts in lower case, as a name may precede it. */
  lede: string;
  figure?: { label: string; amount: string };
  button?: Action;
  links?: readonly Action[] | undefined;
  facts?: readonly Detail[];
  /** Further paragraphs and parts. */
  more: readonly ReactNode[];
  /** Ends with where to send questions. */
  hasQuestions?: boolean;
  /** Why the recipient gets it. */
  why: string;
  /** Last line of the mail. */
  lastLink?: Action;
}

/** Makes a template from a function that words the facts. */
export const customerMail = <Data extends object>(write: (data: Data) => CustomerMail) => ({
  subject: (data: Data) => write(data).subject,
  preview: (data: Data) => write(data).preview ?? capitalize(write(data).lede),
  Body: (data: Data & { also?: readonly string[] }) => {
    const { title, to, lede, figure, button, links, facts, more, hasQuestions = true, ...end } = write(data);
    const name = greetingName(to);
    return (
      <>
        <Title>{title}</Title>
        <Paragraph isLede>{name ? `Hello ${name}, ${lede}` : capitalize(lede)}</Paragraph>
        {figure && <Figure {...figure} />}
        {button && <Actions button={button} links={links} />}
        {data.also?.map((news) => (
          <Paragraph key={news}>{news}</Paragraph>
        ))}
        {facts && <DetailsTable facts={facts} />}
        {more.map((part, index) =>
          typeof part === 'string' ? (
            <Paragraph key={index}>{part}</Paragraph>
          ) : (
            <Fragment key={index}>{part}</Fragment>
          ),
        )}
        {hasQuestions && <Questions />}
        <Footer why={[end.why]} link={end.lastLink} />
      </>
    );
  },
});

/** What to do if something is wrong; by mail only if we have no phone number. */
export const callOrReply = (when: string, whenOnlyReply = when, after = ''): ReactNode => (
  <Paragraph>
    {company.phone.display ? (
      <>
        {when}, ring <PhoneLink phone={company.phone.display} /> or reply to this email.
      </>
    ) : (
      `${whenOnlyReply}, reply to this email.`
    )}
    {after && ` ${after}`}
  </Paragraph>
);
