import { company } from '@app/content';
import { Fragment, type ReactNode } from 'react';
import { callName, capital } from '../words/typed-words';
import { type Action, Actions } from './actions';
import { PhoneLink } from './contact-links';
import { type Fact, Facts } from './facts';
import { Figure } from './figure';
import { Footer } from './footer';
import { Paragraph } from './paragraph';
import { Questions } from './questions';
import { Title } from './title';

/** What a letter to a customer says, from its head to its foot. */
export interface CustomerLetter {
  subject: string;
  /** What an inbox shows beside the subject; otherwise the lede. */
  preview?: string;
  title: string;
  /** Whom it greets; null: nobody. */
  to: string | null;
  /** Begins in small letters, as it may stand after a name. */
  lede: string;
  figure?: { label: string; amount: string };
  button?: Action;
  links?: readonly Action[] | undefined;
  facts?: readonly Fact[];
  /** Further paragraphs and parts. */
  more: readonly ReactNode[];
  /** Whether it ends with where questions go. */
  hasQuestions?: boolean;
  /** Why somebody gets it. */
  why: string;
  /** At its very end. */
  lastLink?: Action;
}

/** Makes a template of what a letter says, given the facts. */
export const customerLetter = <Data extends object>(write: (data: Data) => CustomerLetter) => ({
  subject: (data: Data) => write(data).subject,
  preview: (data: Data) => write(data).preview ?? capital(write(data).lede),
  Body: (data: Data) => {
    const { title, to, lede, figure, button, links, facts, more, hasQuestions = true, ...end } = write(data);
    const name = callName(to);
    return (
      <>
        <Title>{title}</Title>
        <Paragraph isLede>{name ? `Hello ${name}, ${lede}` : capital(lede)}</Paragraph>
        {figure && <Figure {...figure} />}
        {button && <Actions button={button} links={links} />}
        {facts && <Facts facts={facts} />}
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

/** What to do where something is wrong; without a number of ours by mail alone. */
export const ringOrReply = (when: string, whenOnlyReply = when, after = ''): ReactNode => (
  <Paragraph>
    {company.phone.display ? (
      <>
        {when}, ring <PhoneLink phone={company.phone.display} /> or reply to this mail.
      </>
    ) : (
      `${whenOnlyReply}, reply to this mail.`
    )}
    {after && ` ${after}`}
  </Paragraph>
);
