import type { MailTemplate } from '../mail-template';
import { Actions } from '../parts/actions';
import { Footer } from '../parts/footer';
import { Paragraph } from '../parts/paragraph';
import { Questions } from '../parts/questions';
import { Title } from '../parts/title';
import { oneLine } from '../words/typed-words';

/** Where a trade customer has their prices, in whatever browser they open it. */
export const tradeLinkMail: MailTemplate<'trade-link'> = {
  subject: () => 'Your trade prices',
  preview: () => 'The calculator shows your prices in the browser in which you open the link.',
  Body: ({ company, url }) => (
    <>
      <Title>Your trade prices</Title>
      <Paragraph isLede>
        {`Open the link once in each browser you use, and our calculator shows the trade prices for ${oneLine(company)} there: the list price, what is taken off, and what you pay.`}
      </Paragraph>
      <Actions button={{ label: 'See trade prices', href: url }} />
      <Paragraph>
        The link is yours until we send you a new one. Any link that we sent before has ended.
      </Paragraph>
      <Questions />
      <Footer
        why={[
          'You get this because we agreed trade prices with you. The link shows them to whoever has this mail: do not pass it on.',
        ]}
      />
    </>
  ),
};
