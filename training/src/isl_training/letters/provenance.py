"""Where the training data comes from and what its licence position is, for the card."""

DATA = {
    "name": "Landmark vectors of the ISL alphabet, measured on the pictures of RealSign",
    "what": (
        "126 numbers a picture: left hand 21 x (x, y, z), then right hand, as MediaPipe Hands gave "
        "them on the pictures of the RealSign set (4 signers); a missing hand is zeros; not "
        "mirrored. Splits as published."
    ),
    "whence": (
        "github Chintannn-c/Sign-Bridge- @ 4da90b21e46a18d1a577c27d511f340823127477, "
        "backend/dataset_collected/<A-Z>/realsign_*.json"
    ),
    "licence": (
        'Its README says "Distributed under the MIT License"; there is no LICENSE file in its '
        "tree. The pictures they were measured from are CC0-1.0: github "
        "RealSign62/RealSign-Indian-Sign-Language-Dataset @ "
        "17c51dcc158b7b6359b7c6667edc51c7f148f3f4; Boggaram A., Boggaram A., Srinivasa Ramanujan "
        "A., Sharma A., Bharathi R."
    ),
    "use": "Training and evaluation only; the vectors themselves are not part of this product.",
    "limits": (
        "The same 4 people stand in both splits and pictures carry no signer ids, so no "
        "signer-independent figure is possible. The pictures are frames of short films: many are "
        "near-duplicates, 73 exact ones."
    ),
}

DRAWN = {
    "sequences": (
        "stills from the held middle of the letters' forms as the avatar makes them, with "
        "bodies and cameras of many kinds"
    ),
    "found": (
        "hands that the service's own finder found in rendered pictures of the avatar, turned by "
        "-20, -7, 7 and 20 degrees"
    ),
}
