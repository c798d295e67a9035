"""The steps of training and measuring: their order, their arguments and what each depends on."""
