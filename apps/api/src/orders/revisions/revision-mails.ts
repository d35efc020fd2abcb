import { Injectable } from '@nestjs/common';
import type { RevisionState } from '@app/contracts';
import { nameWithoutLinks } from '@app/mails/words';
import { type ComposedMail, ModuleMails, MailTools, type MailToCompose, type WithheldMail } from '../../mail';
import {
  creditedSql,
  deliverySql,
  findQuotesSql,
  isKnownAddress,
  PdfFiles,
  type QuoteRow,
  toMailPlan,
  toMailQuote,
  unknownAddress,
} from '../../quotes';
import { readRulesOfOrder } from '../cancelling-rules/read-cancelling-rules';

const readMailedRevisionSql = `
  SELECT revision.state, jsonb_build_object('reference', original.reference, 'length', original.length,
      'width', original.width, 'total', revision.previous_total::text) AS previous,
    ${creditedSql} AS credited, (${deliverySql}) AS delivery, quote.customer_name, quote.customer_phone,
    task.due_at
  FROM quote_revision AS revision
  JOIN quote AS original ON original.id = revision.original_id
  JOIN quote ON quote.id = revision.quote_id
  LEFT JOIN staff_task AS task ON task.kind = 'revision-answered' AND task.key = revision.quote_id
  WHERE revision.quote_id = $1`;

interface MailedRevisionRow {
  state: RevisionState;
  previous: { reference: string; length: number; width: number; total: string };
  credited: string;
  delivery: string;
  customer_name: string | null;
  customer_phone: string | null;
  due_at: Date | null;
}

interface FoundRevision {
  row: QuoteRow;
  revision: MailedRevisionRow;
}

const quoteDeleted = { withheld: 'the quote was deleted' } satisfies WithheldMail;
const proposalSettled = {
  withheld: 'the proposal was answered or withdrawn meanwhile',
} satisfies WithheldMail;

@Injectable()
export class RevisionMails extends ModuleMails {
  constructor(
    tools: MailTools,
    private readonly pdfs: PdfFiles,
  ) {
    super(tools);
  }

  onModuleInit(): void {
    this.composers.register(
      'quote-revised',
      (mail, found: FoundRevision) => this.composeRevised(mail, found),
      async (mail) => {
        const found = await this.find(mail);
        return 'withheld' in found || found.revision.state === 'proposed' ? found : proposalSettled;
      },
    );
    this.composers.register(
      'staff-revision-answered',
      (_, found: FoundRevision) => this.composeAnswered(found),
      (mail) => this.find(mail),
    );
  }

  private async composeRevised(
    mail: MailToCompose,
    { row, revision }: FoundRevision,
  ): Promise<ComposedMail<'quote-revised'> | WithheldMail> {
    if (!(await isKnownAddress(this.statements, [row.id], mail.toAddress))) return unknownAddress;
    const { plan, picture } = toMailPlan(await this.pdfs.drawPlanPicture(row));
    const { publicOrigin } = this.config;
    const data: ComposedMail<'quote-revised'>['data'] = {
      customerName: mail.toName,
      quote: toMailQuote(row, { publicOrigin, now: this.clock.now(), plan }),
      previous: revision.previous,
      depositCredited: revision.credited,
      deliveryAmount: revision.delivery,
      keptIfRefused: (await readRulesOfOrder(this.statements, row.id)).toMeasure,
    };
    return { data, attachments: [picture] };
  }

  private composeAnswered({ row, revision }: FoundRevision): ComposedMail<'staff-revision-answered'> {
    if (!revision.due_at) throw new Error(`there is no task about the answer to ${row.id}`);
    const data = {
      isAgreed: revision.state === 'agreed',
      reference: row.reference,
      previousReference: revision.previous.reference,
      customerName: nameWithoutLinks(revision.customer_name),
      phone: revision.customer_phone,
      length: row.length,
      width: row.width,
      quantity: row.quantity,
      previousTotal: revision.previous.total,
      total: row.total_price,
      depositCredited: revision.credited,
      dueAt: revision.due_at,
      adminUrl: `${this.config.publicOrigin}/admin?item=${row.id}`,
    };
    return { data };
  }

  private async find({ quoteIds }: MailToCompose): Promise<FoundRevision | WithheldMail> {
    const [row] = await this.statements.run<QuoteRow>(findQuotesSql, [quoteIds]);
    const [revision] = await this.statements.run<MailedRevisionRow>(readMailedRevisionSql, [quoteIds[0]]);
    return row && revision ? { row, revision } : quoteDeleted;
  }
}
