import { redirect } from 'react-router-dom';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import { formText } from '#site/forms/form-text';
import type { Locale } from '#site/i18n/locale';
import { type Messages, messagesOf } from '#site/i18n/messages';
import type { FormResultParameter } from '#site/protocol/page-address';
import { type RouteName, routePath } from '#site/protocol/route-table';
import { withQuery } from '#site/protocol/with-query';
import type { VisitorFailure, VisitorShop } from '#site/services/shop';
import { expireCustomerSession } from '#site/session/customer-session';
import { type ApplicationScreen, definePersonalScreen, type PersonalRequest } from '../define-screen.ts';
import { invalid } from '../invalid-form.ts';
import { renderScreen } from '../render-views.ts';
import type { PostedScreenForm, ScreenActionResult } from '../screen-action.ts';
import type { ScreenName } from '../screens.ts';
import { visitorShopOf } from '../shop/visitor-shop.ts';
import { type AccountBlock, type AccountNotice, INTENT_FIELD } from './account-model.ts';
import { accountNavigation } from './account-navigation.ts';
import { RETURN_PARAMETER } from './return-path.ts';
import { expiredSignInPath } from './sign-in-path.ts';

/** The request of an account screen, with the shop of the visitor and the messages. */
export type AccountContext = PersonalRequest & {
  readonly t: Messages;
  readonly shop: VisitorShop;
  /** Returns the path of a screen in the locale, with a query. */
  readonly path: (route: RouteName, query?: Readonly<Record<string, string>>) => string;
};

/** The content of an account screen. */
type AccountPage = {
  readonly title: string;
  readonly intro?: string | undefined;
  readonly notices?: readonly AccountNotice[];
  readonly blocks: readonly AccountBlock[];
  readonly status?: number;
};

/** The texts of a posted form. A missing one is empty. */
export type ReadText = (name: string) => string;

/** Handles a form. After a `VisitorFailure` the screen asks the visitor to sign in again, or to try again later. */
type AccountAction = (
  text: ReadText,
  context: AccountContext,
  form: FormData,
) => Promise<ScreenActionResult | VisitorFailure>;

type AccountScreenDefinition = {
  /** Client navigation treats each name as a separate screen. All of them have the same view. */
  readonly name: Extract<ScreenName, 'account' | `account-${string}`>;
  readonly route: RouteName;
  /** `customer` redirects guests to the sign-in screen. After signing in, they return to this screen. */
  readonly access: 'customer' | 'anyone';
  /** Query parameters that select the content of the screen. The links to other locales keep them. */
  readonly queryParameters?: readonly string[];
  /** Returns the query of the screen in another locale. Default: the `queryParameters` of the request. */
  readonly queryIn?: (locale: Locale, request: PersonalRequest) => string;
  readonly load: (context: AccountContext) => Promise<AccountPage | VisitorFailure>;
  /** The forms of the screen, by their intent. */
  readonly actions?: Readonly<Record<string, AccountAction>>;
  /** Names of the actions that run without a signed-in customer too, although the screen requires one. */
  readonly guestActions?: readonly string[];
  /** Names of the fields whose values a refused form shows again. Never a password. */
  readonly redisplayedFields?: readonly string[];
};

/** The query parameter with the last accepted change. The page with this parameter shows a message about the change. */
export const DONE_PARAMETER = 'done' satisfies FormResultParameter;

/** Query parameters with what a screen shows: the id of an address, the number of an order, or the email address of the link in a mail. */
const CONTENT_PARAMETERS = ['id', 'number', 'email'];
const UNAVAILABLE = 503;

/** Defines a screen of the account. It is personal, so it is never cached or indexed. */
export function defineAccountScreen(definition: AccountScreenDefinition): ApplicationScreen {
  const {
    name,
    route,
    access,
    load,
    actions = {},
    guestActions = [],
    redisplayedFields = [],
    queryParameters,
    queryIn,
  } = definition;
  return definePersonalScreen<AccountPage | 'unavailable'>({
    route,
    ...(queryParameters && { queryParameters }),
    ...(queryIn && { queryIn }),
    async load(request, posted) {
      const context = toAccountContext(request);
      const here = context.path(route, Object.fromEntries(request.query));
      if (access === 'customer' && request.session.values().token === undefined) {
        const signIn = context.path('accountSignIn', { [RETURN_PARAMETER]: here });
        // The session of a posted form has ended.
        throw redirect(posted ? expiredSignInPath(request.locale, here) : signIn, 303);
      }
      const page = await load(context);
      if (page !== 'signed-out') return page;
      throw redirect(signInAgain(context, here), 303);
    },
    render(data, request, _globals, posted) {
      const t = messagesOf(request.locale);
      const page: AccountPage =
        data === 'unavailable'
          ? { title: t('account:unavailable.title'), intro: t('account:unavailable.text'), blocks: [] }
          : data;
      const isCustomer = request.session.values().token !== undefined;
      return {
        section: renderScreen(request.locale, name, {
          heading: page.title,
          intro: page.intro,
          // A refused form shows its own message. The notice of an earlier form would contradict it.
          notices: (!posted && page.notices) || [],
          navigation: isCustomer ? accountNavigation(request.locale, route) : [],
          formToken: request.session.formToken(),
          draft: {
            website: request.locale.magentoSessionId,
            customer: request.session.values().customerKey,
            screen: [name, ...contentOf(request)].join(' '),
          },
          blocks: page.blocks,
          posted: posted && toPosted(posted),
        }),
        title: page.title,
        indexed: false,
        ...statusOf(data, page, posted),
      };
    },
    action: {
      async run(form, request) {
        const context = toAccountContext(request);
        const intent = formText(form, INTENT_FIELD);
        const action = Object.hasOwn(actions, intent) ? actions[intent] : undefined;
        if (!action) return invalid({ '': context.t('errors:notAccepted.description') });
        const here = context.path(route, Object.fromEntries(request.query));
        const isSignedOut = request.session.values().token === undefined;
        if (access === 'customer' && isSignedOut && !guestActions.includes(intent))
          return { outcome: 'signed-out', redirect: signInAgain(context, here) };
        const result = await action((field) => formText(form, field), context, form);
        if (result === 'unavailable') return { outcome: 'unreachable' };
        return result === 'signed-out'
          ? { outcome: 'signed-out', redirect: signInAgain(context, here) }
          : result;
      },
      redisplayedFields: [INTENT_FIELD, ...redisplayedFields],
    },
  });
}

function statusOf(
  data: AccountPage | 'unavailable',
  page: AccountPage,
  posted: PostedScreenForm | undefined,
) {
  if (data === 'unavailable') return { status: UNAVAILABLE };
  return page.status === undefined || posted ? {} : { status: page.status };
}

function toAccountContext(request: PersonalRequest): AccountContext {
  const { locale } = request;
  return {
    ...request,
    t: messagesOf(locale),
    shop: visitorShopOf(request),
    path(route, query = {}) {
      return withQuery(routePath(route, locale.code), new URLSearchParams(query).toString());
    },
  };
}

/** Ends the session of a customer whose token has expired. Returns the path of the sign-in screen. */
function signInAgain({ session, locale }: AccountContext, here: string) {
  expireCustomerSession(session);
  return expiredSignInPath(locale, here);
}

/** Returns the values in the query that distinguish the content of a screen, for example its address or order. */
function contentOf({ query }: PersonalRequest): string[] {
  return CONTENT_PARAMETERS.flatMap((parameter) => query.get(parameter) ?? []);
}

function toPosted({ result, values }: PostedScreenForm) {
  return { intent: values[INTENT_FIELD] ?? '', result, values };
}

/** Returns the result of a form that was posted too often from the visitor's network. */
export function tooOften(t: Messages): SubmissionResult {
  return invalid({ '': t('sections:form.tooOften') });
}

/** Returns the result of an accepted form. The page at `path` shows a confirmation. */
export function accepted(path: string): SubmissionResult {
  return { outcome: 'accepted', redirect: path };
}
