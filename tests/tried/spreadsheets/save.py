"""Saves a CSV file as a spreadsheet would: the columns of dates and amounts in the writing of a language.

Called with a JSON job: {source, target, delimiter, quoting, encoding, lineEnd, dates, amounts, dateFormat, comma}.
"""

import csv
import datetime
import json
import sys

job = json.loads(sys.argv[1])
dates, amounts = set(job["dates"]), set(job["amounts"])


def written(column, text):
    if text == "":
        return text
    if column in dates:
        # Shopify's export: 2010-12-01 08:26:00 +0000.
        return datetime.datetime.strptime(text, "%Y-%m-%d %H:%M:%S %z").strftime(job["dateFormat"])
    if column in amounts and job["comma"]:
        return f"{float(text):,.2f}".replace(",", " ").replace(".", ",").replace(" ", ".")
    return text


class Dialect(csv.excel):
    delimiter = job["delimiter"]
    quoting = getattr(csv, job["quoting"])
    lineterminator = "\r\n"


with open(job["source"], encoding="utf-8-sig", newline="") as source:
    rows = csv.DictReader(source)
    with open(job["target"], "w", encoding=job["encoding"], newline="") as target:
        to = csv.DictWriter(target, rows.fieldnames, dialect=Dialect)
        to.writeheader()
        for row in rows:
            to.writerow({column: written(column, text) for column, text in row.items()})
