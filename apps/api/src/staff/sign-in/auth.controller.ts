import {
  Controller,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Post,
  Redirect,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiBody, ApiFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CurrentUserResponse, sessionHintCookie } from '@app/contracts';
import { AppConfig } from '../../config/app-config';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { AppError } from '../../platform/errors/app-error';
import {
  clearCookies,
  clearHintCookie,
  deviceCookieName,
  setDeviceCookie,
  setHintCookie,
} from '../sessions/session-cookies';
import { requireStaff } from '../permissions/require-staff';
import type { SignedIn, Staff } from '../users/staff';
import { browserOf } from './browser-of';
import { KnownDevices } from './known-devices';
import { LoginDto, LoginGuard } from './login.guard';
import { HttpsOnlyGuard } from './https-only.guard';
import { RespondsWith } from '../../platform/openapi/responds-with';

@ApiTags('Sign-in')
@Controller()
export class AuthController {
  constructor(
    private readonly config: AppConfig,
    private readonly devices: KnownDevices,
  ) {}

  @Post('login')
  @Header('Cache-Control', 'no-store')
  @UseGuards(HttpsOnlyGuard, LoginGuard)
  @ApiOperation({ summary: 'Sign in: begins a new session, in a cookie' })
  @ApiBody({ type: LoginDto })
  @RespondsWith('CurrentUserResponse')
  @ApiErrors(
    ...bodyErrors,
    'auth/wrong-credentials',
    'auth/code-needed',
    'auth/wrong-code',
    'auth/locked',
    'auth/needs-https',
  )
  async login(
    @Req() request: FastifyRequest & { user: SignedIn },
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const session = findSession(request);
    if (!session) throw new AppError('request/not-found');
    // Replaces an earlier session, whose id an attacker may know (session fixation). The new session is stored, and its
    // cookie set, with the response.
    await session.regenerate();
    const { staff, credentialVersion } = request.user;
    request.session.staff = staff;
    request.session.credentialVersion = credentialVersion;
    request.session.browser = browserOf(request.headers['user-agent']);
    setHintCookie(reply, this.config);
    setDeviceCookie(
      reply,
      this.config,
      await this.devices.remember(request.cookies[deviceCookieName(this.config)], staff.id),
    );
    return toCurrentUser(staff);
  }

  @Get('login')
  @Redirect('/admin', HttpStatus.FOUND)
  @ApiOperation({ summary: 'Leads to the page where staff sign in' })
  @ApiFoundResponse({ description: 'To `/admin`' })
  loginPage(): void {}

  @Post('logout')
  @HttpCode(HttpStatus.OK)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Sign out: the session is gone on the server too' })
  @ApiOkResponse({ description: 'Signed out, also where nobody was signed in', schema: { type: 'object' } })
  @ApiErrors('request/foreign-origin')
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Record<string, never>> {
    await findSession(request)?.destroy();
    clearCookies(reply, this.config);
    return {};
  }

  @Get('auth/user')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Who is signed in' })
  @RespondsWith('CurrentUserResponse')
  @ApiErrors('auth/signed-out')
  user(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): CurrentUserResponse {
    try {
      return toCurrentUser(requireStaff(request));
    } catch (error) {
      // The hint cookie was wrong. Without it the shop does not request the user again.
      if (request.cookies[sessionHintCookie] !== undefined) clearHintCookie(reply, this.config);
      throw error;
    }
  }
}

const toCurrentUser = ({ firstName, email, isAdmin, role, secondFactorBy }: Staff): CurrentUserResponse => ({
  firstName,
  email,
  isAdmin,
  ...(role && { role }),
  ...(secondFactorBy !== undefined && { secondFactorBy }),
});

type Session = FastifyRequest['session'];

/** There is no session without a cookie. Browsers send none to an oddly encoded URL such as `/%61pi/login`. */
function findSession(request: FastifyRequest): Session | undefined {
  const session = request.session as Partial<Session> | null;
  return session?.sessionId === undefined ? undefined : (session as Session);
}
