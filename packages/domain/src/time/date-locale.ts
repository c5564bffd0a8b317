/**
 * The locale of all dates of an app, which serves one shop. The app sets it before it draws a page; the server names the locale of
 * each date. Apart from the forms of dates, which no app needs so early.
 */
export const datesOfApp = { locale: '' };
