/** Symbol fonts, in which text is unreadable: the start of the name in lower case without spaces. */
export const fontsOfSigns =
  /^(wingdings|webdings|symbol|zapfdingbats|marlett|segoemdl2|segoefluent|segoeuisymbol|segoeuiemoji|hololens|bookshelfsymbol|msreference|msoutlook|mtextra|applesymbols|applecoloremoji|notocoloremoji|notoemoji|adobeblank|redacted|flowblock|flowcircular|flowrounded|librebarcode|fontawesome|materialicons|materialsymbols)/;
