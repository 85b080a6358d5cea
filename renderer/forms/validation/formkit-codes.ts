import { errorHandler, warningHandler } from '@formkit/core';

/** Messages of FormKit's codes (specification §8). Without them FormKit logs only a code such as `E100`. */
const MESSAGES: Readonly<Record<number, string>> = {
  100: 'E100: an input cannot have children.',
  101: 'E101: the store cannot be set directly.',
  102: 'E102: this property is read-only.',
  103: 'E103: an expression cannot start with an operator.',
  104: 'E104: an expression cannot end with an operator.',
  105: 'E105: an expression has no value.',
  106: 'E106: the node is not inside a form, so it cannot be submitted.',
  107: 'E107: a group needs an object as its value.',
  108: 'E108: a list needs an array as its value.',
  150: 'W150: an expression calls a function that does not exist.',
  151: 'W151: no form has this id, so nothing was submitted.',
  152: 'W152: no field has this name, so nothing was reset.',
  651: 'W651: no field has this name, so its errors are shown for the whole form.',
  652: 'W652: no field has this name, so no errors were cleared.',
};

/** FormKit has one list of handlers per process. These handlers contain no data of visitors. */
for (const handler of [errorHandler, warningHandler]) {
  handler((report, next) => {
    const message = MESSAGES[report.code];
    const about = typeof report.data === 'string' ? ` (${JSON.stringify(report.data)})` : '';
    return next(message === undefined ? report : { ...report, message: message + about });
  });
}

export { submitForm, warn } from '@formkit/core';
