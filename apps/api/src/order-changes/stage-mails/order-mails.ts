import { Injectable } from '@nestjs/common';
import { handedOver, orderPath, type OrderStage } from '@app/contracts';
import type { MailDataByKind } from '@app/mails';
import { orderTokenFor } from '../../appointments';
import { type ComposedMail, type MailToCompose, MailTools, ModuleMails, type WithheldMail } from '../../mail';
import { stageMailKinds } from '../../orders';
import { balanceOf, bankAccount } from '../../payments';
import { drawingsOf, TopDrawings, unknownAddress } from '../../quotes';
import { hasOpenIssueSql, reviewPageOrNull } from './customer-review-sweep';

interface TopRow {
  id: string;
  stage: OrderStage | null;
  orderReference: string | null;
  reference: string;
  color: string;
  length: number;
  width: number;
  quantity: number;
  is_delivery: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
  has_open_issue: boolean;
}

const findTopsSql = `
  SELECT quote.id, stage, placed.reference AS "orderReference", quote.reference, snapshot -> 'color' ->> 'name' AS color,
    coalesce(length_mm, length) AS length, coalesce(width_mm, width) AS width, quantity,
    delivery_address IS NOT NULL AS is_delivery, starts_at, ends_at, stage IS NOT NULL AND ${hasOpenIssueSql} AS has_open_issue
  FROM quote
  LEFT JOIN order_item AS item ON item.agreed_id = quote.id AND stage IS NOT NULL
  LEFT JOIN customer_order AS placed ON placed.id = item.order_id
  LEFT JOIN LATERAL (
    SELECT length_mm, width_mm FROM measurement WHERE quote_id = quote.id ORDER BY version DESC LIMIT 1) AS measured
    ON measured_at IS NOT NULL
  LEFT JOIN LATERAL (
    SELECT starts_at, ends_at FROM appointment
    WHERE order_id = item.order_id AND state = 'booked' AND kind IN ('delivery', 'collection') AND starts_at > $2
    ORDER BY starts_at LIMIT 1) AS booked ON true
  WHERE quote.id = ANY($1) ORDER BY array_position($1, quote.id)`;

const countPeopleSql = `SELECT count(DISTINCT lower(customer_email))::integer AS people FROM quote WHERE id = ANY($1)`;

/** With more drawings the mail would be too large, so it has none. The customer finds them on the page of the order. */
const maxDrawings = 6;

const stageKinds = [...new Set(Object.values(stageMailKinds))];
type StageMailKind = (typeof stageKinds)[number];

@Injectable()
export class OrderMails extends ModuleMails {
  constructor(
    tools: MailTools,
    private readonly drawings: TopDrawings,
  ) {
    super(tools);
  }

  onModuleInit(): void {
    for (const kind of stageKinds)
      if (kind !== 'order-measured' && kind !== 'order-handed-over')
        this.composers.register(
          kind,
          (mail, tops: TopRow[]) => this.toMail(mail, tops),
          (mail) => this.find(mail),
        );
    for (const kind of ['order-measured', 'order-drawing'] as const)
      this.composers.register(
        kind,
        (mail, tops: TopRow[]) => this.withDrawings(mail, tops),
        (mail) => (kind === 'order-measured' ? this.find(mail) : this.findOfDrawing(mail)),
      );
    this.composers.register(
      'order-handed-over',
      async (mail, tops: TopRow[]) => {
        const composed = await this.toMail(mail, tops);
        if ('withheld' in composed) return composed;
        return { ...composed, data: { ...composed.data, account: await this.readAccount(tops) } };
      },
      (mail) => this.find(mail),
    );
    this.composers.register(
      'order-review',
      async (mail, tops: TopRow[]) => {
        const reviewPage = reviewPageOrNull();
        if (!reviewPage) return { withheld: 'there is no page for reviews' };
        const composed = await this.toMail(mail, tops);
        return 'withheld' in composed ? composed : { ...composed, data: { ...composed.data, reviewPage } };
      },
      (mail) => this.find(mail),
    );
  }

  /** Withholds mails about a stage that the top has left, and requests for a review while the customer has an open issue. */
  private async find({ kind, quoteIds }: MailToCompose): Promise<TopRow[] | WithheldMail> {
    const found = await this.statements.run<TopRow>(findTopsSql, [quoteIds, this.clock.now()]);
    const mailKind = kind === 'order-review' ? 'order-handed-over' : kind;
    const tops = found.filter(
      ({ stage }) => stage && stage !== 'to-measure' && stageMailKinds[stage] === mailKind,
    );
    if (!tops.length) return { withheld: 'the order was moved meanwhile' };
    const hasIssue = kind === 'order-review' && tops.some((top) => top.has_open_issue);
    return hasIssue ? { withheld: 'the customer has an open issue' } : tops;
  }

  /** Withholds a mail if its drawing has changed or was agreed to meanwhile, because there is another mail about that. */
  private async findOfDrawing({ quoteIds, details }: MailToCompose): Promise<TopRow[] | WithheldMail> {
    const tops = await this.statements.run<TopRow>(findTopsSql, [quoteIds, this.clock.now()]);
    const [found] = await drawingsOf(this.statements, quoteIds);
    const isCurrent = found?.version === details.version && (found?.agreement !== null) === details.isAgreed;
    return isCurrent && tops.some(({ stage }) => stage) ? tops : { withheld: 'the drawing has changed' };
  }

  private async withDrawings(
    mail: MailToCompose,
    tops: readonly TopRow[],
  ): Promise<ComposedMail<'order-measured'> | WithheldMail> {
    const composed = await this.toMail(mail, tops);
    if ('withheld' in composed) return composed;
    const quoteIds = tops.map(({ id }) => id);
    const found = await drawingsOf(this.statements, quoteIds);
    const files = quoteIds.length > maxDrawings ? [] : await this.drawings.makePdfs(quoteIds);
    return {
      ...composed,
      data: {
        ...composed.data,
        isToAgree: found.some(({ agreement }) => !agreement),
        isReminder: mail.details.isReminder === true,
      },
      attachments: files.map(({ fileName: name, mimeType: type, content }) => ({ name, type, content })),
    };
  }

  /** Null: some tops are not handed over yet, or the order belongs to several people. */
  private async readAccount([first]: readonly TopRow[]): Promise<
    MailDataByKind['order-handed-over']['account']
  > {
    const { items, ledger, request } = await balanceOf(this.statements, first?.id ?? '');
    const isAllHandedOver = items.every(({ stage }) => stage && handedOver.includes(stage));
    const [found] = await this.statements.run<{ people: number }>(countPeopleSql, [
      items.map(({ quoteId }) => quoteId),
    ]);
    if (!isAllHandedOver || found?.people !== 1) return null;
    const { price, received, balance, credit } = ledger;
    return { price, received, balance, credit, dueBefore: request?.dueBefore ?? null, bank: bankAccount() };
  }

  private async toMail(
    mail: MailToCompose,
    tops: readonly TopRow[],
  ): Promise<Pick<ComposedMail<StageMailKind>, 'data' | 'secret'> | WithheldMail> {
    const [first] = tops;
    if (!first?.orderReference) throw new Error(`the mail ${mail.id} is about no order`);
    const { starts_at: startsAt, ends_at: endsAt } = first;
    const link = { quoteId: first.id, address: mail.toAddress, at: this.clock.now() };
    const token = await orderTokenFor(this.statements, link);
    if (token === null) return unknownAddress;
    const data = {
      customerName: mail.toName,
      reference: first.orderReference,
      tops: tops.map(({ reference, color, length, width, quantity }) => {
        return { reference, color, length, width, quantity };
      }),
      isDelivery: first.is_delivery,
      appointment: startsAt && endsAt && { startsAt, endsAt },
      orderUrl: `${this.config.publicOrigin}${orderPath(token)}`,
    };
    return { data, secret: token };
  }
}
