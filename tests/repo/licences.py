"""What the Python packages of this environment say of their licence, as JSON by name."""

import json
from importlib.metadata import distributions

found = {}
for package in distributions():
    told = package.metadata
    classes = told.get_all("Classifier") or []
    found[told["Name"]] = {
        "expression": told.get("License-Expression"),
        "text": told.get("License"),
        "classes": [line for line in classes if line.startswith("License :: ")],
    }
print(json.dumps(found))
