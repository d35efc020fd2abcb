import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AddAttachmentsResponse, attachmentLimits, quoteIdPattern } from '@app/contracts';
import type { FastifyRequest } from 'fastify';
import { AppConfig } from '../config/app-config';
import { type StatementRunner, Statements, type Transaction } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { networkOf } from '../platform/limits/network-of';
import { type RateLimit, RateLimits } from '../platform/limits/rate-limits';
import { isThere, stageOf } from '../quotes';
import { Attachment } from './attachment.entity';
import { KeepFiles, type KeptFile } from './keep-files';
import { receiveFiles } from './receive-files';
import { claimFiles } from './stored-files';
import { removeAbandonedUploads } from './upload-folder';

interface SubjectRow {
  created_at: Date;
  is_closed: boolean;
  files: number;
}

const statementsFor = (
  table: 'quote' | 'contact_inquiry' | 'trade_inquiry',
  isClosed: string,
  where = '',
) => ({
  find: `
    SELECT created_at, ${isClosed} AS is_closed,
      (SELECT count(*)::integer FROM attachment WHERE ${table}_id = $1 AND NOT of_finished_top) AS files
    FROM ${table} WHERE id = $1 ${where}`,
  /** For a transaction, which nobody else may come between: so two requests at once cannot add too many. */
  lock: `SELECT id FROM ${table} WHERE id = $1 ${where} FOR NO KEY UPDATE`,
});

/** A link changes no order, and nothing that staff made for somebody (D56), nor a later quote whose files they see. */
const isNotItsSenders = `EXISTS (
  SELECT FROM quote AS later
  WHERE later.top_id = quote.top_id AND later.created_at >= quote.created_at
    AND (later.status <> 'pending' OR ${stageOf('later.id')} IS NOT NULL OR later.standing = 'proposed' OR (NOT later.customer_from_link
      AND num_nonnulls(later.customer_name, later.customer_email, later.customer_phone) > 0)))`;

/** No files are wanted with what is closed, however young it is. `key` is where its id stands in an attachment's row. */
const subjectRules = {
  quote: {
    ...statementsFor('quote', `(erased_at IS NOT NULL OR ${isNotItsSenders})`, `AND ${isThere}`),
    key: 'quoteId',
    notFound: 'quote/not-found',
  },
  contact: {
    ...statementsFor('contact_inquiry', `status = 'spam'`),
    key: 'contactInquiryId',
    notFound: 'inquiry/not-found',
  },
  trade: {
    ...statementsFor('trade_inquiry', `status = 'spam'`),
    key: 'tradeInquiryId',
    notFound: 'inquiry/not-found',
  },
} as const;

type SubjectKind = keyof typeof subjectRules;

const aWeekMs = 7 * 24 * 3_600_000;

/** More uploads than this at a time would fill the disk with what has yet to arrive whole. */
const mostUnderWay = 40;
/** Of these by one network: whoever sends slowly, on purpose or not, must not keep everybody else out. */
const mostOfNetwork = 8;

interface Subject {
  kind: SubjectKind;
  id: string;
}

/** Adds files to a quote that nobody ordered yet, or to an inquiry. Anybody who knows its id may do so, for a week. */
@Injectable()
export class AddAttachments implements OnModuleInit {
  private readonly perVisitor: RateLimit;
  /** Of what arrives in a day, in kilobytes: the disk is the shop's. */
  private readonly perNetwork: RateLimit;
  private readonly altogether: RateLimit;
  private readonly underWay: string[] = [];

  constructor(
    private readonly statements: Statements,
    private readonly limits: RateLimits,
    private readonly keeping: KeepFiles,
    private readonly clock: Clock,
    { attachmentsPerHour: max, attachmentMegabytesPerDay: megabytes }: AppConfig,
  ) {
    const refusal = 'request/too-many';
    const ofDay = (mostMegabytes: number) =>
      ({ max: mostMegabytes * 1_000, seconds: 86_400, refusal }) as const;
    this.perVisitor = { name: 'attachments', max, seconds: 3_600, refusal };
    this.perNetwork = { name: 'attachment-bytes', ...ofDay(megabytes.ofNetwork) };
    this.altogether = { name: 'attachment-bytes-altogether', ...ofDay(megabytes.altogether) };
  }

  onModuleInit(): Promise<void> {
    return removeAbandonedUploads();
  }

  async add(subject: Subject, request: FastifyRequest): Promise<AddAttachmentsResponse> {
    // Looked at before anything is taken in, though the last word is had when it is added.
    await this.requireRoom(this.statements, subject, 1);
    const network = networkOf(request.ip);
    await this.limits.consume(this.perVisitor, network);
    await this.limits.peekIn(this.statements, this.perNetwork, network);
    await this.limits.peekIn(this.statements, this.altogether);
    return this.oneOfFew(network, () =>
      receiveFiles(request, async (files) => {
        await this.requireRoom(this.statements, subject, files.length);
        const kilobytes = Math.ceil(files.reduce((sum, { size }) => sum + size, 0) / 1_000);
        await this.limits.consumeMany(this.perNetwork, kilobytes, network);
        await this.limits.consumeMany(this.altogether, kilobytes);
        const kept = await this.keeping.keep(files, { takesPdfs: true }, (tx, all) =>
          this.write(tx, subject, all),
        );
        return { attachments: kept.map(({ id, name, size }) => ({ id, name, size })) };
      }),
    );
  }

  /** Bounds what is under way at a time: all in all, and for anyone alone. */
  private async oneOfFew<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
    const own = this.underWay.filter((other) => other === network).length;
    if (own >= mostOfNetwork) throw new AppError('request/too-many', { retryAfterSeconds: 30 });
    if (this.underWay.length >= mostUnderWay) throw new AppError('server/unavailable');
    this.underWay.push(network);
    try {
      return await work();
    } finally {
      this.underWay.splice(this.underWay.indexOf(network), 1);
    }
  }

  private async write(tx: Transaction, subject: Subject, kept: readonly KeptFile[]): Promise<void> {
    const { lock, key } = subjectRules[subject.kind];
    await tx.run(lock, [subject.id]);
    await this.requireRoom(tx, subject, kept.length);
    const createdAt = this.clock.now();
    await tx.manager.insert(
      Attachment,
      kept.map((file) => ({ ...file, [key]: subject.id, createdAt })),
    );
    await claimFiles(tx, kept);
  }

  private async requireRoom(runner: StatementRunner, { kind, id }: Subject, files: number): Promise<void> {
    const { find, notFound } = subjectRules[kind];
    const [found] = quoteIdPattern.test(id) ? await runner.run<SubjectRow>(find, [id]) : [];
    if (!found) throw new AppError(notFound);
    const isOld = this.clock.now().getTime() - found.created_at.getTime() > aWeekMs;
    if (found.is_closed || isOld) throw new AppError('attachment/too-late');
    if (found.files + files > attachmentLimits.count) throw new AppError('attachment/too-many');
  }
}
