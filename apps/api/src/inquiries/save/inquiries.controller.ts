import { Body, Controller, HttpStatus, Header, Ip, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { InquiriesService } from './inquiries.service';
import { SaveContactDto, SaveTradeInquiryDto } from './inquiries.dto';
import { RespondsWith } from '../../platform/openapi/responds-with';

/** Bytes: every field at its limit, in four-byte characters. */
const maxInquiryBytes = 64 * 1024;

@ApiTags('Inquiries')
@Controller()
export class InquiriesController {
  constructor(private readonly inquiries: InquiriesService) {}

  @Post('contact')
  @RouteConfig({ bodyLimit: maxInquiryBytes })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Send a message by the contact form' })
  @RespondsWith('InquiryResponse', HttpStatus.CREATED)
  @ApiErrors(...bodyErrors, 'quote/unknown-part', 'quote/color-of-other-material', 'request/too-many')
  contact(@Body() request: SaveContactDto, @Ip() address: string) {
    return this.inquiries.saveContact(request, address);
  }

  @Post('trade-inquiries')
  @RouteConfig({ bodyLimit: maxInquiryBytes })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Send a message by the trade form' })
  @RespondsWith('InquiryResponse', HttpStatus.CREATED)
  @ApiErrors(...bodyErrors, 'request/too-many')
  trade(@Body() request: SaveTradeInquiryDto, @Ip() address: string) {
    return this.inquiries.saveTrade(request, address);
  }
}
