import { Body, Controller, Header, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { OwnAccount, type Self } from '../../staff';
import { ChangePasswordDto } from './account.dto';
import { CurrentSelf } from '../current-actor';
import { Answers } from '../../platform/openapi/answers';

/** The one thing about their account that is open to staff who are no admins: so it is not below `/api/admin` (D26). */
@ApiTags('Sign-in')
@Controller('auth/password')
export class OwnPasswordController {
  constructor(private readonly account: OwnAccount) {}

  @Post()
  @Header('Cache-Control', 'no-store')
  @Answers('AccountResponse')
  @ApiErrors(...bodyErrors, 'auth/signed-out', 'auth/wrong-password', 'auth/locked')
  async change(@Body() input: ChangePasswordDto, @CurrentSelf() self: Self) {
    await this.account.changePassword(self, input);
    return this.account.read(self);
  }
}
