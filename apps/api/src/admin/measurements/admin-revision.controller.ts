import { Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { quoteIdPattern } from '@app/contracts';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors } from '../../platform/errors/api-errors';
import { DeclineRevision } from '../../quotes';
import { CurrentActor } from '../current-actor';

/** A price that was revised after measuring, as far as staff answer for its customer. */
@ApiTags('Admin: quotes')
@Controller('admin/quotes/:id/revision')
export class AdminRevisionController {
  constructor(private readonly revisions: DeclineRevision) {}

  @Post('decline')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Note that the customer said no to a revised price' })
  @ApiParam({ name: 'id', schema: { type: 'string', pattern: quoteIdPattern.source } })
  @ApiNoContentResponse({ description: 'It is declined' })
  @ApiErrors('request/foreign-origin', 'quote/not-found', 'revision/none', 'revision/answered')
  decline(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.revisions.decline(actor, id);
  }
}
