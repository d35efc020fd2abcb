import type { SetTaskRequest, TickStepRequest } from '@app/contracts';
import { Body, Controller, Get, Post, Put, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FilesForm } from '../../attachments';
import type { Actor } from '../../platform/audit/actor';
import { IdempotencyKey } from '../../platform/http/idempotency-key';
import { IdInPath } from '../../platform/http/id-in-path';
import { RespondsWith, RespondsWithFile, RespondsWithNoContent } from '../../platform/openapi/responds-with';
import { dtoOf, requiredFlag, requiredLine, requiredRowId } from '../../platform/validation';
import { WorkshopTops } from '../../production';
import { JobSheets, sendPdf } from '../../quotes';
import { Roles } from '../../staff';
import { CurrentActor, HidesCustomers } from '../current-actor';
import { SetStageDto } from '../quotes/quote-requests.dto';

const maxStepLength = 300;

class TickStepDto extends dtoOf<TickStepRequest>({
  task: requiredLine(maxStepLength),
  isDone: requiredFlag,
  version: requiredRowId,
}) {}

class SetProblemDto extends dtoOf<SetTaskRequest>({ isDone: requiredFlag }) {}

const Reference = () => IdInPath('reference', 'quote/not-found', /^VT-\d{2}-\d{5,12}$/);

@ApiTags('Admin: tops')
@Controller('admin/tops/:reference')
export class TopsController {
  constructor(
    private readonly tops: WorkshopTops,
    private readonly sheets: JobSheets,
  ) {}

  @Get()
  @Roles('office', 'workshop')
  @RespondsWith('TopToMake')
  read(@Reference() reference: string, @HidesCustomers() isForWorkshop: boolean) {
    return this.tops.read(reference, { isForWorkshop });
  }

  @Get('photos/:photoId')
  @Roles('office', 'workshop')
  @RespondsWithFile('image/jpeg')
  async readPhoto(
    @Reference() reference: string,
    @IdInPath('photoId', 'attachment/not-found') photoId: string,
  ) {
    const { content, size } = await this.tops.readPhoto(reference, photoId);
    return new StreamableFile(content, { type: 'image/jpeg', length: size });
  }

  @Get('true-size.pdf')
  @Roles('office', 'workshop')
  @RespondsWithFile('application/pdf')
  async readAtTrueSize(@Reference() reference: string, @Res() reply: FastifyReply): Promise<void> {
    sendPdf(reply, await this.sheets.makeAtTrueSize(reference));
  }

  @Get('top.dxf')
  @Roles('office', 'workshop')
  @RespondsWithFile('image/vnd.dxf')
  async readDxf(@Reference() reference: string) {
    const { content, fileName } = await this.sheets.makeDxf(reference);
    return new StreamableFile(Buffer.from(content, 'ascii'), {
      type: 'image/vnd.dxf',
      disposition: `attachment; filename="${fileName}"`,
    });
  }

  @Put('stage')
  @Roles('office', 'workshop')
  @RespondsWithNoContent()
  move(
    @Reference() reference: string,
    @Body() move: SetStageDto,
    @CurrentActor() actor: Actor,
    @HidesCustomers() isForWorkshop: boolean,
  ) {
    return this.tops.move(actor, reference, move, { isForWorkshop });
  }

  @Put('cut-list')
  @Roles('office', 'workshop')
  @RespondsWithNoContent()
  tick(@Reference() reference: string, @Body() request: TickStepDto, @CurrentActor() actor: Actor) {
    return this.tops.tick(actor, reference, { ...request, version: Number(request.version) });
  }

  @Post('problems')
  @Roles('office', 'workshop')
  @FilesForm()
  @RespondsWithNoContent()
  reportProblem(
    @Reference() reference: string,
    @IdempotencyKey({ required: true }) key: string,
    @Req() request: FastifyRequest,
    @CurrentActor() actor: Actor,
    @HidesCustomers() isForWorkshop: boolean,
  ) {
    return this.tops.reportProblem(actor, reference, { key, request, isForWorkshop });
  }

  @Put('problems/:problemId')
  @Roles('office', 'workshop')
  @RespondsWithNoContent()
  setProblemDone(
    @Reference() reference: string,
    @IdInPath('problemId', 'task/not-found') problemId: string,
    @Body() { isDone }: SetProblemDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.tops.setProblemDone(actor, reference, problemId, isDone);
  }
}
