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

/** The content of a mail to a customer, in the order of its parts. */
export interface CustomerMail {
  subject: string;
  preview?: string;
  title: string;
  to: string | null;
  /** The first paragraph. Starts in lower case, as a greeting may precede it. */
  intro: string;
  figure?: { label: string; amount: string };
  button?: Action;
  links?: readonly Action[] | undefined;
  facts?: readonly Detail[];
  /** Further paragraphs and parts. */
  more: readonly ReactNode[];
  /** Whether it says where to send questions; default: true. */
  hasQuestions?: boolean;
  /** Why the recipient gets it. */
  why: string;
  /** Last line of the mail. */
  lastLink?: Action;
}

/** Makes a template from a function that returns the content. */
export const customerMail = <Data extends object>(write: (data: Data) => CustomerMail) => ({
  subject: (data: Data) => write(data).subject,
  preview: (data: Data) => write(data).preview ?? capitalize(write(data).intro),
  Body: (data: Data & { also?: readonly string[] }) => {
    const { title, to, intro, figure, button, links, facts, more, hasQuestions = true, ...end } = write(data);
    const name = greetingName(to);
    return (
      <>
        <Title>{title}</Title>
        <Paragraph isIntro>{name ? `Hello ${name}, ${intro}` : capitalize(intro)}</Paragraph>
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

/** Says how to reach us if something is wrong: by phone or mail, or only by mail if we have no phone number. */
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
