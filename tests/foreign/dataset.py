"""Reads the downloads of the pass rates as other people's tools do, and compares what they find.

Usage: dataset.py FOLDER, where the files lie as they were served. Prints what each tool says; fails where one objects.
"""

import csv
import json
import sys
from decimal import Decimal
from pathlib import Path

from agate import Table
from csvw import CSVW
from frictionless import Package, validate

folder = Path(sys.argv[1])
CSV_FILE = folder / "nclex-pass-rates.csv"
SMALLEST_COHORT = 10


def fail(message):
    print(message, file=sys.stderr)
    sys.exit(1)


document = json.loads((folder / "nclex-pass-rates.json").read_text("utf-8"))
expected = document["rows"]

# Frictionless: the package by its profile, every cell by its schema.
report = validate(str(folder / "datapackage.json"))
if not report.valid:
    fail(report.to_summary())
resource = Package(str(folder / "datapackage.json")).resources[0]
by_frictionless = [row.to_dict() for row in resource.read_rows()]
print(f"frictionless: valid, {len(by_frictionless)} rows")


def plain(value):
    return float(value) if isinstance(value, (Decimal, int, float)) else value


for number, (row, other) in enumerate(zip(by_frictionless, expected, strict=True), start=1):
    if {name: plain(value) for name, value in row.items()} != {name: plain(value) for name, value in other.items()}:
        fail(f"frictionless and JSON differ in row {number}: {row} {other}")

# CSV on the Web: the metadata describe the file, and every cell is of its datatype.
described = CSVW(str(folder / "nclex-pass-rates.csv-metadata.json"), validate=True)
if not described.is_valid:
    fail(f"csvw: {described.warnings}")
by_csvw = list(described.tables[0])
print(f"csvw: valid, {len(by_csvw)} rows")
for number, (row, other) in enumerate(zip(by_csvw, expected, strict=True), start=1):
    if {name: plain(value) for name, value in row.items()} != {name: plain(value) for name, value in other.items()}:
        fail(f"csvw and JSON differ in row {number}: {row} {other}")

# Python's own reader: text for text.
with CSV_FILE.open(newline="", encoding="utf-8") as file:
    by_csv = list(csv.DictReader(file, strict=True))
print(f"python csv: {len(by_csv)} rows")
for number, (row, other) in enumerate(zip(by_csv, expected, strict=True), start=1):
    for name, text in row.items():
        value = other[name]
        same = text == "" if value is None else (text == value if isinstance(value, str) else float(text) == value)
        if not same:
            fail(f"csv and JSON differ in row {number}, {name}: {text!r} {value!r}")
    if int(row["candidates"]) < SMALLEST_COHORT:
        fail(f"row {number} is a small cohort")

# csvkit's reader, which guesses types for itself.
table = Table.from_csv(str(CSV_FILE))
print(f"agate (csvkit): {len(table.rows)} rows, {len(table.columns)} columns")
if len(table.rows) != len(expected) or list(table.column_names) != [column["name"] for column in document["columns"]]:
    fail("csvkit sees another table")
if sum(table.columns["candidates"].values()) != sum(row["candidates"] for row in expected):
    fail("csvkit sums other candidates")
