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
import { clearCookies, clearHint, deviceCookie, setDevice, setHint } from '../sessions/session-cookies';
import { requireStaff } from '../permissions/require-staff';
import type { SignedIn, Staff } from '../users/staff';
import { browserOf } from './browser-of';
import { KnownDevices } from './known-devices';
import { LoginDto, LoginGuard } from './login.guard';
import { HttpsOnlyGuard } from './https-only.guard';
import { Answers } from '../../platform/openapi/answers';

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
  @Answers('CurrentUserResponse')
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
    const session = liveSession(request);
    if (!session) throw new AppError('request/not-found');
    // A session that was there before ends: its id may be known to somebody else. The new one is kept, and its
    // cookie set, when the reply is sent.
    await session.regenerate();
    const { staff, credentialVersion } = request.user;
    request.session.staff = staff;
    request.session.credentialVersion = credentialVersion;
    request.session.browser = browserOf(request.headers['user-agent']);
    setHint(reply, this.config);
    setDevice(
      reply,
      this.config,
      await this.devices.keep(request.cookies[deviceCookie(this.config)], staff.id),
    );
    return toCurrentUser(staff);
  }

  @Get('login')
  @Redirect('/admin', HttpStatus.FOUND)
  @ApiOperation({ summary: 'Leads to the page where staff sign in' })
  @ApiFoundResponse({ description: 'To `/admin`' })
  loginPage(): void {
    // The redirect is all there is.
  }

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
    await liveSession(request)?.destroy();
    clearCookies(reply, this.config);
    return {};
  }

  @Get('auth/user')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Who is signed in' })
  @Answers('CurrentUserResponse')
  @ApiErrors('auth/signed-out')
  user(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): CurrentUserResponse {
    try {
      return toCurrentUser(requireStaff(request));
    } catch (error) {
      // The hint was wrong: nobody need ask again.
      if (request.cookies[sessionHintCookie] !== undefined) clearHint(reply, this.config);
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

/**
 * The session that can be begun or ended. There is none where a visitor brought none, and none at an address
 * spelled oddly (`/%61pi/login`), to which no browser would send the cookie.
 */
function liveSession(request: FastifyRequest): Session | undefined {
  const session = request.session as Partial<Session> | null;
  return session?.sessionId === undefined ? undefined : (session as Session);
}
